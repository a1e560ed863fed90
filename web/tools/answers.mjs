// What a server would say, for pictures of the pages.
import { readFileSync } from 'node:fs';

const sample = (name) => readFileSync(new URL(`../samples/${name}.json`, import.meta.url), 'utf8');

export async function answers(page) {
  await page.route('**/api/**', async (route) => {
    const path = new URL(route.request().url()).pathname.replace(/^.*\/api\//, '');
    const body = path === 'scene' || path.startsWith('replay/') ? sample('evidence') : undefined;
    if (body) await route.fulfill({ contentType: 'application/json', body });
    else await route.fulfill({ status: 503, contentType: 'application/json', body: '{"error":"The server does not answer."}' });
  });
}
