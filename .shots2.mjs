import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
const L={en:['/contact','Send Message'],de:['/de/kontakt','Nachricht senden']};
for (const lang of ['en','de']) for (const width of [390,1440]) {
  const page = await b.newPage({ viewport: { width, height: width<700?844:900 }, reducedMotion: 'reduce' });
  page.on('console', m => console.log(lang,width,m.type(), m.text())); page.on('pageerror', e=>console.log('ERR',e.message));
  await page.route('**/api/contact/token', r=>r.fulfill({json:{token:'t'}}));
  let release; let answer={status:200,json:{}};
  await page.route('**/api/contact', async r=>{ await new Promise(s=>{release=s}); answer==='abort'?r.abort():r.fulfill(answer)});
  const shot = (n,full)=>page.screenshot({path:`/tmp/formshots/${n}-${lang}-${width}.png`,fullPage:full});
  await page.goto('http://localhost:4200'+L[lang][0]); await page.waitForTimeout(500);
  const btn = page.locator('#contact-form [type=submit]');
  await btn.hover(); await page.waitForTimeout(1200);
  await btn.click(); await page.waitForTimeout(400);
  await shot('errors',true); console.log(await page.evaluate(()=>document.activeElement.id));
  await page.check('#contact-title-Ms'); await page.fill('#contact-firstName','Mira'); await page.fill('#contact-lastName','Feldt'); await page.fill('#contact-email','mira@example.org'); await page.selectOption('#contact-subject','General Inquiry'); await page.fill('#contact-message','Grüezi 🎵\nund danke.');
  await page.waitForTimeout(200); console.log('left', await page.locator('[id$=-error]:visible').count(), await page.locator('#contact-summary').isVisible());
  answer='abort'; await btn.dblclick(); await page.waitForTimeout(300); await shot('sending'); release(); await page.waitForTimeout(700); await shot('failed'); console.log(await page.evaluate(()=>document.activeElement.outerHTML.slice(0,60)), await page.inputValue('#contact-message'));
  answer={status:200,json:{}}; await btn.click(); await page.waitForTimeout(200); release(); await page.waitForTimeout(700); await shot('sent'); console.log('after', JSON.stringify(await page.inputValue('#contact-firstName')), await page.locator('[data-sonner-toast]').count(), await page.locator('section[aria-live]').getAttribute('aria-label'));
  console.log(JSON.stringify(await page.locator('[data-sonner-toast]').first().boundingBox()));
  await page.close();
}
await b.close();
