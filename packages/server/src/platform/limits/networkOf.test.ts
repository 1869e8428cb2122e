import { describe, expect, it } from 'vitest';
import { isWithin, networkOf, wideNetworkOf } from './networkOf.ts';

describe('the network of an address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8::/64'],
    ['::1', '::/64'],
    ['fe80::1%eth0', 'fe80::/64'],
    ['203.0.113.9:5533', '203.0.113.9'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64'],
    ['not an address', 'unknown'],
    ['', 'unknown'],
  ])('of %s is %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('the larger network around it', () => {
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['198.51.100.7', null],
    ['::ffff:198.51.100.7', null],
    ['not an address', null],
  ])('of %s is %s', (address, network) => {
    expect(wideNetworkOf(address)).toBe(network);
  });
});

describe('a list of addresses and networks', () => {
  const networks = ['10.0.0.7', '10.1.0.0/16', 'fd00::/8'];
  it.each([
    ['10.0.0.7', true],
    ['::ffff:10.0.0.7', true],
    ['10.0.0.8', false],
    ['10.1.255.1', true],
    ['fd00::1', true],
    ['2001:db8::1', false],
    ['not an address', false],
  ])('has %s in it: %s', (address, isIn) => {
    expect(isWithin(address, networks)).toBe(isIn);
  });
});
