import { chromium } from 'playwright';
const b=await chromium.launch({executablePath:'/usr/bin/chromium', args:['--no-sandbox']});
const p=await b.newPage({viewport:{width:1440,height:900}}); p.setDefaultTimeout(30000);
await p.goto('http://127.0.0.1:4877/'); await p.getByPlaceholder('Find components').waitFor();
const t=Date.now(); 
await p.keyboard.press('Control+k'); await p.keyboard.type('card'); await p.waitForTimeout(1500); await p.screenshot({path:'/tmp/shots/d1.png'});
await p.getByRole('option').filter({hasText:'StoryCard'}).first().click();
const pick=async(label,item)=>{ await p.getByRole('button',{name:label}).first().click(); await p.waitForTimeout(400); await p.screenshot({path:'/tmp/shots/d2.png'}); await p.getByRole('option',{name:item}).or(p.getByRole('menuitem',{name:item})).or(p.locator(`#${item}`)).first().click().catch(async()=>{await p.getByText(item,{exact:true}).last().click()}); await p.keyboard.press('Escape'); };
await p.waitForTimeout(1500);
try { await pick(/Language/i,'Hindi'); await pick(/Theme/i,'Palm leaf'); await pick(/Content/i,'Long text'); await pick(/viewport|Reset viewport|Desktop|Size/i,'Phone (390)'); } catch(e){ console.log(e.message.slice(0,300)); }
await p.waitForTimeout(2500); console.log((Date.now()-t)/1000,'s', p.url()); await p.screenshot({path:'/tmp/shots/d3.png'}); await b.close();
