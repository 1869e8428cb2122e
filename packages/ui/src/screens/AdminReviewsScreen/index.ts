export { AdminReviewsScreen, type AdminReviewsScreenProps } from './AdminReviewsScreen.tsx';
