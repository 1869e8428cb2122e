export {
  type AdminOverview,
  AdminOverviewScreen,
  type AdminOverviewScreenProps,
  type ModelState,
} from './AdminOverviewScreen.tsx';
