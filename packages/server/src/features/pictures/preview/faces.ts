import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Language } from '@kathaloka/contract/entities';
import sharp from 'sharp';
import { unpackWoff } from './unpackWoff.ts';

interface Face {
  readonly family: string;
  /** The name in the package `@fontsource/<name>`. */
  readonly name: string;
  readonly script: string;
}

const LATIN: Face = { family: 'Tiro Devanagari Hindi', name: 'tiro-devanagari-hindi', script: 'latin' };
const DEVANAGARI: Face = { ...LATIN, script: 'devanagari' };

/** The font of each language, because the machine may have no fonts. */
const FACES: Readonly<Record<Language, Face>> = {
  en: LATIN,
  hi: DEVANAGARI,
  mr: DEVANAGARI,
  ur: { family: 'Noto Nastaliq Urdu', name: 'noto-nastaliq-urdu', script: 'arabic' },
  bn: { family: 'Tiro Bangla', name: 'tiro-bangla', script: 'bengali' },
  te: { family: 'Tiro Telugu', name: 'tiro-telugu', script: 'telugu' },
  ta: { family: 'Noto Serif Tamil', name: 'noto-serif-tamil', script: 'tamil' },
  gu: { family: 'Noto Serif Gujarati', name: 'noto-serif-gujarati', script: 'gujarati' },
  kn: { family: 'Noto Sans Kannada', name: 'noto-sans-kannada', script: 'kannada' },
  ml: { family: 'Noto Serif Malayalam', name: 'noto-serif-malayalam', script: 'malayalam' },
};

const { resolve } = createRequire(import.meta.url);
const fileOf = ({ name, script }: Face): string =>
  path.join(
    path.dirname(resolve(`@fontsource/${name}/package.json`)),
    'files',
    `${name}-${script}-400-normal.woff`,
  );

export interface LoadedFace {
  readonly family: string;
  readonly file: string;
}

export type LoadFace = (language: Language) => Promise<LoadedFace>;

/** Unpacks fonts into this folder, once each, where the text layout finds them. */
export function createFaces(folder: string): LoadFace {
  const loaded = new Map<string, Promise<LoadedFace>>();

  function load(face: Face): Promise<LoadedFace> {
    const key = `${face.name}-${face.script}`;
    const known = loaded.get(key);
    if (known) return known;
    const loading = unpack(face, path.join(folder, `${key}.ttf`));
    loaded.set(key, loading);
    loading.catch(() => loaded.delete(key));
    return loading;
  }

  return async (language) => {
    await load(LATIN);
    return load(FACES[language]);
  };
}

async function unpack(face: Face, file: string): Promise<LoadedFace> {
  const font = unpackWoff(await fs.readFile(fileOf(face)));
  await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  // the file is replaced by renaming, because another process may be reading it
  const fresh = `${file}.${process.pid}.new`;
  await fs.writeFile(fresh, font, { mode: 0o600 });
  await fs.rename(fresh, file);
  // uses the font once, because the text layout knows a font only after its first use
  await sharp({ text: { text: '.', font: `${face.family} 8`, fontfile: file } })
    .raw()
    .toBuffer();
  return { family: face.family, file };
}
