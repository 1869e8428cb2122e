import { importStory } from '@kathaloka/formats';

/** A file to read: its text, and the name that decides between formats of plain text. */
interface FileToRead {
  readonly text: string;
  readonly name: string;
}

self.addEventListener('message', ({ data: { text, name } }: MessageEvent<FileToRead>) => {
  void importStory(text, name).then((answer) => self.postMessage(answer, { transfer: [] }));
});
