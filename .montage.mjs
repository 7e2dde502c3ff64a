import sharp from 'sharp';
const [out, h, ...files] = process.argv.slice(2);
const imgs = await Promise.all(files.map(async f => sharp(await sharp('/tmp/formshots/'+f+'.png').resize({height:+h}).png().toBuffer())));
const metas = await Promise.all(imgs.map(i=>i.metadata())); let x=0; const comps=[];
for (let i=0;i<imgs.length;i++){ comps.push({input: await imgs[i].toBuffer(), left:x, top:0}); x+=metas[i].width+10; }
await sharp({create:{width:x,height:+h,channels:3,background:'#fff'}}).composite(comps).png().toFile(out);
