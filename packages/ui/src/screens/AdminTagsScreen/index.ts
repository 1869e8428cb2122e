export { AdminTagsScreen, type AdminTagsScreenProps } from './AdminTagsScreen.tsx';
