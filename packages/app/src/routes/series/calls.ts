import { withSeries } from '@kathaloka/api';
import { client } from '../../client.ts';

export const {
  useCreateSeriesMutation,
  useDeleteSeriesMutation,
  useForgetSeriesMutation,
  useGetSeriesQuery,
  useListMySeriesQuery,
  useUpdateSeriesMutation,
} = withSeries(client);
