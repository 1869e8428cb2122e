import { lazy } from 'react';

export const load = lazy;
