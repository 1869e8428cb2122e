export { KeepOffline, type KeepFailure, type KeepOfflineProps } from './KeepOffline/KeepOffline.tsx';
export {
  OfflineStories,
  type OfflineStoriesProps,
  type OfflineStoryItem,
} from './OfflineStories/OfflineStories.tsx';
export { OfflinePlayBar, type OfflinePlayBarProps } from './OfflinePlayBar/OfflinePlayBar.tsx';
export {
  type OfflinePlayItem,
  OfflinePlays,
  type OfflinePlaysProps,
  type OfflinePlayState,
} from './OfflinePlays/OfflinePlays.tsx';
export { ShellNotice, type ShellNoticeProps } from './ShellNotice/ShellNotice.tsx';
