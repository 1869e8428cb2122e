import { facesFor, pictureAddress, playedPart, storyPage } from '@kathaloka/player/page';
import { script, scriptHash } from 'virtual:kathaloka-player';
import { pageFonts } from './pageFonts.ts';
import { saveText } from './saveFile.ts';

/** The story as it is written into the page. */
interface PageStory {
  /** Identifies the plays of this story, so that a later page with a corrected story finds them. */
  readonly id?: string;
  readonly [field: string]: unknown;
  readonly title: string;
  readonly language: string;
  readonly cover_image_url?: string | null | undefined;
}

/** Saves a story as one HTML file, with its player, its cover and the fonts that it needs. It opens without a network. */
export async function saveStoryPage(name: string, story: PageStory): Promise<void> {
  const { id, title, language, cover_image_url } = story;
  const file = playedPart({ ...story, cover_image_url: await coverOf(cover_image_url) });
  const faces = await facesFor(`${title}${JSON.stringify(file)}`, pageFonts(), bytesAt);
  const page = storyPage({ title, language, file, script, scriptHash, faces, ...(id && { storyId: id }) });
  saveText(`${name}.html`, page, 'text/html');
}

/** The cover as a data URL; null if it cannot be fetched, for example from another site. */
async function coverOf(address: string | null | undefined): Promise<string | null> {
  if (!address) return null;
  try {
    const answer = await fetch(address);
    const type = answer.headers.get('content-type')?.split(';', 1)[0] ?? '';
    if (!answer.ok || !type.startsWith('image/')) return null;
    return pictureAddress(type, new Uint8Array(await answer.arrayBuffer()));
  } catch {
    return null;
  }
}

async function bytesAt(url: string): Promise<Uint8Array> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}.`);
  return new Uint8Array(await answer.arrayBuffer());
}
