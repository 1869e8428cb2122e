export { AdminPeopleScreen, type AdminPeopleScreenProps } from './AdminPeopleScreen.tsx';
