import {
  configureStore,
  type StateFromReducersMapObject,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { type ApiClient, type ApiClientOptions, createApiClient } from '../createApiClient.ts';
import { withAccountLinks } from '../endpoints/accountLinks.ts';
import { withCatalogue } from '../endpoints/catalogue.ts';
import { withMyAccount } from '../endpoints/myAccount.ts';
import { withPlay } from '../endpoints/play.ts';
import { withReactions } from '../endpoints/reactions.ts';
import { withSignIn } from '../endpoints/signIn.ts';
import { withTaxonomy } from '../endpoints/taxonomy.ts';
import { createMemoryStorage } from '../session/memoryStorage.ts';

type EndpointsOf<Area extends { endpoints: object }> = Area['endpoints'];
type Core = EndpointsOf<ApiClient['api']>;
type Catalogue = EndpointsOf<ReturnType<typeof withCatalogue>>;
type Own<Area extends { endpoints: object }> = Omit<EndpointsOf<Area>, keyof Catalogue>;
type Endpoints = Core &
  Omit<Catalogue, keyof Core> &
  Own<ReturnType<typeof withReactions>> &
  Own<ReturnType<typeof withPlay>> &
  Own<ReturnType<typeof withSignIn>> &
  Own<ReturnType<typeof withAccountLinks>> &
  Own<ReturnType<typeof withMyAccount>> &
  Own<ReturnType<typeof withTaxonomy>>;

type State = StateFromReducersMapObject<ApiClient['reducers']>;

interface ClientInStore {
  readonly client: ApiClient;
  readonly endpoints: Endpoints;
  readonly store: {
    readonly dispatch: ThunkDispatch<State, undefined, UnknownAction>;
    readonly getState: () => State;
  };
}

/** A client with every area, with a store and a storage of its own. */
export function clientInStore(options: Partial<ApiClientOptions> = {}): ClientInStore {
  const client = createApiClient({
    baseUrl: 'http://api.test/api/v1',
    storage: createMemoryStorage(),
    ...options,
  });
  const catalogue = withCatalogue(client);
  const endpoints = {
    ...withReactions(catalogue).endpoints,
    ...withPlay(client).endpoints,
    ...withSignIn(client).endpoints,
    ...withAccountLinks(client).endpoints,
    ...withMyAccount(client).endpoints,
    ...withTaxonomy(client).endpoints,
    // last, because injecting returns a type that knows only its own area
    ...catalogue.endpoints,
    ...client.api.endpoints,
  };
  const store = configureStore({
    reducer: client.reducers,
    middleware: (defaults) => defaults().concat(client.middleware),
  });
  return { client, endpoints, store };
}
