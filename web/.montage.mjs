import { readFileSync } from 'node:fs'; import { chromium } from 'playwright-core';
const [out, width, ...files] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--hide-scrollbars']});
const p = await b.newPage({viewport:{width:+width,height:100}});
await p.setContent(`<body style="margin:0;display:flex;flex-wrap:nowrap;gap:4px;background:#888">${files.map(f=>`<img style="min-width:0;flex:1 1 0;width:0;align-self:start" src="data:image/png;base64,${readFileSync(f).toString('base64')}">`).join('')}</body>`);
await p.waitForFunction(()=>[...document.images].every(i=>i.complete)); await p.screenshot({path:out,fullPage:true}); await b.close();
