import { endpoints } from '@kathaloka/contract/endpoints';

export const table = endpoints;
