import { withSeries } from '@kathaloka/api';
import { client } from '../../client.ts';

export const { useForgetSeriesMutation, useGetSeriesQuery } = withSeries(client);
