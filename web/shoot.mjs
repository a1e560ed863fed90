// Takes pictures of sample scenes and pages: node shoot.mjs [out folder] [name filter]. It serves itself and needs no server.
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { answers } from './tools/answers.mjs';

const [out = '/tmp/hauntbox-shots', only = ''] = process.argv.slice(2);
const WIDE = { width: 1440, height: 900 }, PHONE = { width: 390, height: 844 };
const GAMES = ['evidence', 'ghostbusters2', 'hunter13', 'betwixt', 'vast'];
const press = (...keys) => async (page) => { for (const key of keys) await page.keyboard.press(key); };
const tap = (text) => async (page) => { await page.getByText(text, { exact: false }).first().click(); };

const shots = [
  ...GAMES.flatMap((g) => [[`${g}-1440`, `#/sample/${g}`, WIDE], [`${g}-390`, `#/sample/${g}`, PHONE]]),
  ['evidence-ghost-1440', '#/sample/evidence-ghost', WIDE],
  ['evidence-patched-1440', '#/sample/evidence?patch', WIDE],
  ['evidence-waiting-1440', '#/sample/evidence?state=waiting', WIDE],
  ['evidence-waiting-390', '#/sample/evidence?state=waiting', PHONE],
  ['evidence-secret-1440', '#/sample/evidence?state=secret', WIDE],
  ['evidence-watching-1440', '#/sample/evidence?state=watching', WIDE],
  ['evidence-end-1440', '#/sample/evidence?state=over', WIDE],
  ['evidence-end-390', '#/sample/evidence?state=over', PHONE],
  ['vast-reconnect-390', '#/sample/vast?state=lost', PHONE],
  ['vast-reconnect-1440', '#/sample/vast?state=lost', WIDE],
  ['evidence-390-hand', '#/sample/evidence?sheet=hand', PHONE],
  ['hunter13-390-hand', '#/sample/hunter13?sheet=hand', PHONE],
  ['betwixt-390-seats', '#/sample/betwixt?sheet=seats', PHONE],
  ['evidence-390-log', '#/sample/evidence?sheet=log', PHONE],
  ['evidence-words-1440', '#/sample/evidence', WIDE, press('w')],
  ['evidence-keys-1440', '#/sample/evidence', WIDE, press('1', 'ArrowLeft')],
  ['evidence-menu-1440', '#/sample/evidence', WIDE, async (page) => page.getByLabel('Menu').click()],
  ['evidence-menu-390', '#/sample/evidence', PHONE, async (page) => page.getByLabel('Menu').click()],
  ['evidence-danger-1440', '#/sample/evidence?state=danger', WIDE, tap('Shine the Ultraviolet')],
  ['evidence-rules-1440', '#/sample/evidence', WIDE, tap('EVI-HTR-02')],
  ['evidence-rules-390', '#/sample/evidence?sheet=rules', PHONE],
  ['evidence-taken-390', '#/sample/evidence', PHONE, tap('Walk to K6')],
  ['evidence-legend-1440', '#/sample/evidence', WIDE, async (page) => page.locator('[data-id=book1]').click({ force: true })],
  ['evidence-acted-1440', '#/sample/evidence', WIDE, async (page) => { await tap('Shine the Ultraviolet')(page); await page.waitForTimeout(3600); }],
  ['evidence-1000', '#/sample/evidence', { width: 1000, height: 720 }],
  ['ghostbusters2-1920', '#/sample/ghostbusters2', { width: 1920, height: 1080 }],
  ['home-1440', '#/', WIDE], ['home-390', '#/', PHONE],
  ['setup-1440', '#/new/evidence', WIDE], ['setup-390', '#/new/evidence', PHONE],
  ['setup-rules-1440', '#/new/evidence', WIDE, tap('House rules')],
  ['setup-rules-390', '#/new/evidence', PHONE, tap('House rules')],
  ['invite-1440', '#/invite/GHOST7', WIDE], ['invite-390', '#/invite/GHOST7', PHONE],
  ['invite-qr-1440', '#/invite/GHOST7', WIDE, async (page) => page.getByText('Show code').first().click()],
  ['about-1440', '#/about', WIDE], ['about-390', '#/about', PHONE],
  ['replay-1440', '#/replay/GHOST7/42?as=0', WIDE], ['replay-390', '#/replay/GHOST7/42?as=0', PHONE],
  ['curtain-1440', '#/sample/evidence?state=curtain', WIDE], ['curtain-390', '#/sample/evidence?state=curtain', PHONE],
];

mkdirSync(out, { recursive: true });
const server = await createServer({ root: import.meta.dirname, server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' });
await server.listen();
const base = server.resolvedUrls.local[0];
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: ['--no-sandbox', '--hide-scrollbars'] });
for (const [name, url, viewport, then] of shots.filter(([name]) => name.includes(only))) {
  const context = await browser.newContext({ viewport, hasTouch: viewport.width < 700, isMobile: viewport.width < 700 });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.log(name, 'page error:', error.message));
  page.on('console', (message) => { if (message.type() === 'error') console.log(name, 'console:', message.text()); });
  await answers(page);
  await page.goto(base + url);
  await page.waitForFunction(() => document.querySelector('.table, .page') && document.fonts.status === 'loaded', undefined, { timeout: 15000 }).catch(() => console.log(name, 'never ready'));
  await page.waitForTimeout(900);
  if (then) { await then(page).catch((error) => console.log(name, error.message)); await page.waitForTimeout(400); }
  await page.screenshot({ path: `${out}/${name}.png` });
  const counted = await page.evaluate(() => document.querySelectorAll('#app *, body > svg *').length);
  console.log(name, counted, 'elements');
  await context.close();
}
await browser.close();
await server.close();
