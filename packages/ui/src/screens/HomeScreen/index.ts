export { HomeScreen } from './HomeScreen.tsx';
export type { BannerLinks, CategoryRow, HomeError, HomeScreenProps } from './homeProps.ts';
