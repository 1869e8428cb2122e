import { describe, expect, it } from 'vitest';
import { signRequest } from './signRequest.ts';

/** The examples that Amazon publishes with the description of the signature. */
const keys = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const now = new Date('2013-05-24T00:00:00Z');
const signatureOf = async (
  method: string,
  address: string,
  more: Partial<Parameters<typeof signRequest>[0]> = {},
) => {
  const url = new URL(`https://examplebucket.s3.amazonaws.com/${address}`);
  const signed = await signRequest({ method, url, ...more }, keys, now);
  return /Signature=(\w+)$/.exec(signed.get('authorization') ?? '')?.[1];
};

describe('The signature of a request', () => {
  it('is right for reading a part of an object', async () => {
    expect(await signatureOf('GET', 'test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  it('is right for a list with two parameters', async () => {
    expect(await signatureOf('GET', '?max-keys=2&prefix=J')).toBe(
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    );
  });

  it('is right for writing an object', async () => {
    const headers = { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    const body = new TextEncoder().encode('Welcome to Amazon S3.');
    expect(await signatureOf('PUT', 'test%24file.text', { headers, body })).toBe(
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    );
  });
});
