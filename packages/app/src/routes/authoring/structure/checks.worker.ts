import { type CheckRequest, serveChecks } from '@kathaloka/contract/story';

const receive = serveChecks((answer) => self.postMessage(answer));
self.addEventListener('message', ({ data }: MessageEvent<CheckRequest>) => receive(data));
