// What the built client weighs: node tools/sizes.mjs [folder]. Fonts are counted apart.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = process.argv[2] ?? new URL('../../src/hauntbox/server/static', import.meta.url).pathname;
let code = 0, fonts = 0;
for (const name of readdirSync(folder, { recursive: true })) {
  if (!/\.(js|css|html|woff2|svg)$/.test(name)) continue;
  const file = readFileSync(join(folder, name)), packed = gzipSync(file).length;
  if (name.endsWith('.woff2')) fonts += file.length;
  else code += packed;
  console.log(`${String(file.length).padStart(8)} ${String(packed).padStart(8)} gz  ${name}`);
}
console.log(`${(code / 1024).toFixed(1)} KB gz without fonts, ${(fonts / 1024).toFixed(1)} KB of fonts`);
if (code > 300 * 1024) { console.log('more than 300 KB'); process.exit(1); }
