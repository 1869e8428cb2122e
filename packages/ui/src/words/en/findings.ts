export { findings } from '@kathaloka/story';
