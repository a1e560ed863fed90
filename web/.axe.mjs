import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';
import { answers } from './tools/answers.mjs';
const [out, only=''] = process.argv.slice(2);
const WIDE = { width: 1440, height: 900 }, PHONE = { width: 390, height: 844 };
const G = ['evidence', 'ghostbusters2', 'hunter13', 'betwixt', 'vast'];
const M = ['betwixt-boards','vast-boards','evidence-hunt','hunter13-battle','evidence-walk','ghostbusters2-sight','betwixt-attack','evidence-end','hunter13-letter','hunter13-card','evidence-stamp'];
const shots = [...G.flatMap(g=>[[g+'-1440','#/sample/'+g,WIDE],[g+'-390','#/sample/'+g,PHONE]]),
 ...M.flatMap(m=>[[m+'-1440',`#/sample/${m.split('-')[0]}?moment=${m}`,WIDE],[m+'-390',`#/sample/${m.split('-')[0]}?moment=${m}`,PHONE]]),
 ...['hand','seats','log','rules'].map(x=>['sheet-'+x,'#/sample/hunter13?sheet='+x,PHONE]),
 ...['waiting','lost','watching','secret','curtain','over'].map(x=>['state-'+x,'#/sample/evidence?state='+x,WIDE]),
 ['vast-seats-390','#/sample/vast?sheet=seats',PHONE],['home-390','#/',PHONE],['home-1440','#/',WIDE],['invite-1440','#/invite/GHOST7',WIDE],['invite-390','#/invite/GHOST7',PHONE],['replay-1440','#/replay/GHOST7/42?as=0',WIDE],['replay-390','#/replay/GHOST7/42?as=0',PHONE],['about-1440','#/about',WIDE],['history-390','#/history',PHONE],
 ['menu-1440','#/sample/evidence',WIDE,async p=>{await p.getByLabel('Menu').click()}],['words-1440','#/sample/betwixt',WIDE,async p=>p.keyboard.press('w')],['rules-1440','#/sample/evidence',WIDE,async p=>p.keyboard.press('r')]];
mkdirSync(out,{recursive:true});
const server = await createServer({ root: import.meta.dirname, server: { port: 0, host: '127.0.0.1', hmr: false }, logLevel: 'error' }); await server.listen();
const base = server.resolvedUrls.local[0]; const axe = readFileSync('node_modules/axe-core/axe.min.js','utf8');
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--hide-scrollbars']});
for (const [name,url,viewport,then] of shots.filter(([n])=>only.split(',').some(p=>n.includes(p)))) {
  const c = await b.newContext({viewport,colorScheme:process.env.THEME??'light',reducedMotion:'reduce',hasTouch:viewport.width<700,isMobile:viewport.width<700}); const p = await c.newPage();
  p.on('pageerror',e=>console.log(name,'ERR',e.message)); await answers(p); await p.goto(base+url);
  await p.waitForFunction(()=>document.querySelector('.table, .page')&&document.fonts.status==='loaded',undefined,{timeout:40000}).catch(()=>console.log(name,'never'));
  await p.waitForTimeout(900); if(then){await then(p).catch(e=>console.log(e.message));await p.waitForTimeout(400);}
  await p.screenshot({path:`${out}/${name}.png`});
  await p.evaluate(axe); const v = await p.evaluate(async()=>(await axe.run(document,{resultTypes:['violations']})).violations);
  for (const x of v) if(['serious','critical'].includes(x.impact)) for (const n of x.nodes) console.log(name,x.id,n.target.join(' '),(n.failureSummary.match(/contrast of [^)]*\)/)||[''])[0]);
  console.log(name,'done'); await c.close();
}
await b.close(); await server.close();
