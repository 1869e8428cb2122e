import sharp from 'sharp';
const [out, ...files] = process.argv.slice(2);
const H = 1700;
const ims = [];
let x = 0;
for (const f of files) {
  const m = await sharp(f).metadata();
  const h = Math.min(m.height, H);
  const buf = await sharp(f).extract({ left: 0, top: 0, width: m.width, height: h }).toBuffer();
  ims.push({ input: buf, left: x, top: 0 });
  x += m.width + 10;
}
await sharp({ create: { width: x, height: H, channels: 3, background: '#444' } })
  .composite(ims)
  .png()
  .toFile(out);
