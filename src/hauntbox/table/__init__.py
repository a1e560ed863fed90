"""A game being played, without a network: seats, journal, undo, saves and replays."""

from hauntbox.kernel.codec import BadSave
from hauntbox.table.campaigns.campaign import Campaign, CampaignPage, CampaignPlan, open_campaign, title_of
from hauntbox.table.campaigns.files import campaign_text, check_campaign, load_campaign, parse_campaign, save_campaign
from hauntbox.table.circling import goes_round
from hauntbox.table.guided import open_lesson
from hauntbox.table.journal import Divergence
from hauntbox.table.lesson import Advice, Stray, advice, guided_action, open_first, turn_page, waits_for_another
from hauntbox.table.lone import give_lone_answers
from hauntbox.table.record import (
    HUMAN,
    ONLOOKER,
    Chair,
    Entry,
    Given,
    Move,
    NewRules,
    Opening,
    Setting,
    Stand,
    TableError,
    Undo,
)
from hauntbox.table.replays.check import ReplayVerdict, check_replay
from hauntbox.table.replays.reader import BadReplay, parse_replay, read_replay
from hauntbox.table.replays.replay import Replay, replay_of, replay_text, write_replay
from hauntbox.table.saves import load, save
from hauntbox.table.table import News, Table, open_table, repair_words, usual_chairs, words_of
from hauntbox.table.undo import NoUndo, Request
from hauntbox.table.viewpoint import Viewpoint
from hauntbox.table.words import RefusedInWords, UnknownAction, action_names, no_way, parse_action, rule_text

__all__ = [
    "HUMAN",
    "ONLOOKER",
    "Advice",
    "BadReplay",
    "BadSave",
    "Campaign",
    "CampaignPage",
    "CampaignPlan",
    "Chair",
    "Divergence",
    "Entry",
    "Given",
    "Move",
    "NewRules",
    "News",
    "NoUndo",
    "Opening",
    "RefusedInWords",
    "Replay",
    "ReplayVerdict",
    "Request",
    "Setting",
    "Stand",
    "Stray",
    "Table",
    "TableError",
    "Undo",
    "UnknownAction",
    "Viewpoint",
    "action_names",
    "advice",
    "campaign_text",
    "check_campaign",
    "check_replay",
    "give_lone_answers",
    "goes_round",
    "guided_action",
    "load",
    "load_campaign",
    "no_way",
    "open_campaign",
    "open_first",
    "open_lesson",
    "open_table",
    "parse_action",
    "parse_campaign",
    "parse_replay",
    "read_replay",
    "repair_words",
    "replay_of",
    "replay_text",
    "rule_text",
    "save",
    "save_campaign",
    "title_of",
    "turn_page",
    "usual_chairs",
    "waits_for_another",
    "words_of",
    "write_replay",
]
