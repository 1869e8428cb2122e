import { paths } from '../paths.ts';

export const home = paths.home;
