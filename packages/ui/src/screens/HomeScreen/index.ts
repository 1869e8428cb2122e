export {
  type BannerLinks,
  type CategoryRow,
  type HomeError,
  HomeScreen,
  type HomeScreenProps,
} from './HomeScreen.tsx';
