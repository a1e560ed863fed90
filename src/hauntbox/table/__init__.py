"""A game being played, without a network: seats, journal, undo, saves and replays."""

from hauntbox.kernel.codec import BadSave
from hauntbox.table.campaign import Campaign, Page, Plan, open_campaign, title_of
from hauntbox.table.campaign_files import campaign_text, check_campaign, load_campaign, parse_campaign, save_campaign
from hauntbox.table.check import Verdict, check_replay
from hauntbox.table.files import load, save
from hauntbox.table.journal import Divergence
from hauntbox.table.lesson import Advice, advice, guided_action, open_lesson
from hauntbox.table.reading import BadReplay, parse_replay, read_replay
from hauntbox.table.record import HUMAN, Chair, Entry, Move, NewRules, Opening, Setting, Stand, TableError, Undo
from hauntbox.table.replay import Replay, replay_of, replay_text, write_replay
from hauntbox.table.table import Table, open_table, repair_words, usual_chairs
from hauntbox.table.undo import NoUndo, Request
from hauntbox.table.viewpoint import Viewpoint
from hauntbox.table.words import Refusal, UnknownAction, action_names, parse_action, rule_text

__all__ = [
    "HUMAN",
    "Advice",
    "BadReplay",
    "BadSave",
    "Campaign",
    "Chair",
    "Divergence",
    "Entry",
    "Move",
    "NewRules",
    "NoUndo",
    "Opening",
    "Page",
    "Plan",
    "Refusal",
    "Replay",
    "Request",
    "Setting",
    "Stand",
    "Table",
    "TableError",
    "Undo",
    "UnknownAction",
    "Verdict",
    "Viewpoint",
    "action_names",
    "advice",
    "campaign_text",
    "check_campaign",
    "check_replay",
    "guided_action",
    "load",
    "load_campaign",
    "open_campaign",
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
    "usual_chairs",
    "write_replay",
]
