/** Settings that belong together: all of them are set, or none. */
import { StartupError } from './platform/StartupError.ts';

type Unset<Name extends string> = Readonly<Record<Name, string | undefined>>;
type S3Settings = Partial<
  Unset<'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_PREFIX' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'>
> & {
  readonly S3_REGION: string;
};

/** All settings of the provider or none. */
export function oidcOf({
  OIDC_ISSUER,
  OIDC_CLIENT_ID,
  OIDC_CLIENT_SECRET,
  OIDC_NAME,
  OIDC_ADMIN_GROUP,
}: Partial<
  Unset<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_NAME' | 'OIDC_ADMIN_GROUP'>
>) {
  const required = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME };
  if (OIDC_ISSUER && OIDC_CLIENT_ID && OIDC_CLIENT_SECRET && OIDC_NAME)
    return {
      issuer: OIDC_ISSUER,
      clientId: OIDC_CLIENT_ID,
      clientSecret: OIDC_CLIENT_SECRET,
      /** The name of the provider on the button. */
      name: OIDC_NAME,
      /** Whose members are administrators; null: nobody is by a group. */
      adminGroup: OIDC_ADMIN_GROUP ?? null,
    };
  refuseSome({ ...required, OIDC_ADMIN_GROUP }, required, 'the OpenID provider');
  return null;
}

/** Throws if some settings of a part are set, and a required one is not. */
function refuseSome(
  all: Readonly<Record<string, unknown>>,
  required: Readonly<Record<string, unknown>>,
  part: string,
): void {
  if (Object.values(all).every((value) => value === undefined)) return;
  const missing = Object.entries(required).flatMap(([name, value]) => (value === undefined ? [name] : []));
  throw new StartupError(`${missing.join(' and ')} must be set, as other settings of ${part} are.`);
}

/** All settings of the storage or none. */
export function s3Of({
  S3_ENDPOINT: endpoint,
  S3_BUCKET: bucketName,
  S3_PREFIX: ownPrefix,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: S3Settings) {
  if (endpoint && bucketName && accessKeyId && secretAccessKey)
    return { endpoint, bucket: bucketName, prefix: ownPrefix ?? null, region, accessKeyId, secretAccessKey };
  const required = {
    S3_ENDPOINT: endpoint,
    S3_BUCKET: bucketName,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
  };
  refuseSome(required, required, 'the storage');
  return null;
}
