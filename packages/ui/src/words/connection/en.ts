import { area } from '../area.ts';

export const connectionWords = area('connection', {
  offline: 'You are offline.',
  offlineText: 'You can keep reading. Turns resume when you reconnect.',
  online: 'Back online.',
  onlineText: 'Everything works again.',
  offlinePage: {
    title: 'You are offline',
    text: 'This page opens when you are connected again.',
  },
  outdatedPage: {
    title: 'A new version of Kathaloka is available',
    text: 'Kathaloka was updated while you were reading. Reload to continue; what you typed is saved.',
    action: 'Reload',
  },
});
