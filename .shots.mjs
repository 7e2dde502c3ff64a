import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] });
for (const [lang, paths] of [['en',['/contact','/contact/thanks']],['de',['/de/kontakt','/de/kontakt/danke']]])
for (const width of [390,1440]) {
  const page = await b.newPage({ viewport: { width, height: width<700?844:900 }, reducedMotion: 'reduce' });
  for (const path of paths) { await page.goto('http://localhost:4200'+path); await page.waitForTimeout(600);
    await page.screenshot({ path: `/tmp/formshots/${path.split('/').pop()}-${lang}-${width}.png`, fullPage: path.length<12 && !path.includes('danke') }); }
  await page.close();
}
await b.close();
