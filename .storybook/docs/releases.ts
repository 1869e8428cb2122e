import changelog from '../../packages/ui/CHANGELOG.md?raw';
import { releasesIn } from './changelog.ts';

/** The newest first. */
export const RELEASES = releasesIn(changelog);
