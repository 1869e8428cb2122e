import { type CheckRequest, serveChecks } from '@kathaloka/story';

const receive = serveChecks((answer) => self.postMessage(answer, { transfer: [] }));
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => receive(data));
