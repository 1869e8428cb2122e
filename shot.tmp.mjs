import { chromium } from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']});
const jobs=JSON.parse(process.argv[2]);
for (const [name,w,h,url,wait,act] of jobs) { const p=await b.newPage({viewport:{width:w,height:h}}); p.on('response',r=>{if(r.status()>=400)console.log(name,r.status(),r.url())});p.on('pageerror',e=>console.log(name,'ERR',e.message)); p.on('console',m=>{if(m.type()==='error'&&(globalThis.n=(globalThis.n||0)+1)<6)console.log(name,'console',m.text().slice(0,300))}); await p.goto('http://127.0.0.1:4877/'+url); await p.waitForTimeout(wait??6000); if(act) { await eval('(async(p)=>{'+act+'})')(p); await p.waitForTimeout(1500);} await p.screenshot({path:'/tmp/shots/'+name+'.png'}); await p.close(); }
await b.close();
