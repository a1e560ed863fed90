"""What is wrong with NATS is one sentence, and off this machine it is used with TLS and a password only."""

from __future__ import annotations

from pathlib import Path

import pytest

from certificates import certificates
from cluster.parts import Nats, free_port
from hauntbox.server.cluster.nats_link import NatsError, checked, connect, try_out
from hauntbox.server.config.cluster import ClusterSettings
from hauntbox.server.config.settings import BadSettings, Settings
from hauntbox.server.running import ServePlan, open_shared
from server.kit import live


@pytest.mark.parametrize(
    ("url", "words"),
    [
        ("http://localhost:4222", "not understood"),
        ("nats://", "not understood"),
        ("nats://localhost:many", "not understood"),
        ("nats://hauntbox:secret@nats.example:4222", "use TLS off this machine"),
        ("tls://nats.example:4222", "only with a user and a password"),
        ("tls://hauntbox@nats.example:4222", "only with a user and a password"),
    ],
)
def test_a_url_that_may_not_be_used_is_refused_before_anything_is_sent(url: str, words: str) -> None:
    with pytest.raises(NatsError, match=words) as told:
        checked(ClusterSettings(nats=url))
    assert "secret" not in str(told.value)


@pytest.mark.parametrize("url", ["nats://localhost:4222", "nats://127.0.0.1", "tls://hauntbox:secret@nats.example"])
def test_a_url_on_this_machine_or_with_tls_is_good(url: str) -> None:
    assert checked(ClusterSettings(nats=url)).hostname


@live
async def test_a_wrong_password_is_told_without_it(nats: Nats) -> None:
    wrong = nats.url.replace(nats.password, "wrong-password")
    with pytest.raises(NatsError, match="its user or password is wrong") as told:
        await try_out(ClusterSettings(nats=wrong))
    assert "wrong-password" not in str(told.value)


@live
async def test_a_nats_that_is_away_is_told() -> None:
    with pytest.raises(NatsError, match=r"NATS at 127.0.0.1:\d+ cannot be reached"):
        await try_out(ClusterSettings(nats=f"nats://127.0.0.1:{free_port()}"))


@live
async def test_one_that_speaks_no_tls_is_not_spoken_to(nats: Nats) -> None:
    with pytest.raises(NatsError, match=r"TLS does not come about|cannot be reached"):
        await connect(ClusterSettings(nats=nats.url.replace("nats://", "tls://")), "test")


@live
async def test_with_tls_the_name_and_the_authority_have_to_be_right(tmp_path: Path) -> None:
    certificates(tmp_path, "DNS:localhost")
    nats = Nats(tmp_path, tls='{cert_file: "server.crt", key_file: "server.key", handshake_first: true}')
    nats.start()
    try:
        url = nats.url.replace("127.0.0.1", "localhost")
        link = await connect(ClusterSettings(nats=url, ca=str(tmp_path / "ca.crt")), "test")
        assert link.is_connected
        await link.close()
        with pytest.raises(NatsError, match="TLS does not come about"):
            await try_out(ClusterSettings(nats=url))
        with pytest.raises(NatsError, match="not a certificate that can be read"):
            await try_out(ClusterSettings(nats=url, ca=str(tmp_path / "nats.conf")))
    finally:
        nats.stop()


def test_nodes_need_a_store_that_they_share(tmp_path: Path) -> None:
    settings = Settings(cluster=ClusterSettings(nats="nats://localhost:4222"))
    with pytest.raises(BadSettings, match="needs a store that the nodes share"):
        open_shared(ServePlan(tmp_path, 0, settings=settings))
