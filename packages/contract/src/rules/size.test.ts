import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

async function brotliSize(code: string): Promise<number> {
  const brotli = new CompressionStream('brotli' as CompressionFormat);
  return (await new Response(new Blob([code]).stream().pipeThrough(brotli)).arrayBuffer()).byteLength;
}

it('All rules together are under 3.2 kB in a browser, and import no library', async () => {
  const entry = new URL('index.ts', import.meta.url).pathname;
  const { output } = (await build({
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  expect(output).toHaveLength(1);
  expect(output[0].exports).toContain('safeRedirectPath');
  expect(await brotliSize(output[0].code)).toBeLessThan(3200);
  expect(output[0].moduleIds.filter((id) => id.includes('node_modules'))).toEqual([]);
});
