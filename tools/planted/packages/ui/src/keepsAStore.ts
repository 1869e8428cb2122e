import { configureStore } from '@reduxjs/toolkit';

export const makeStore = () => configureStore({ reducer: {} });
