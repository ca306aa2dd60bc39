import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from '@jest/globals';
import { startReceiver } from '../src/webhook-receiver.ts';

test('When a sender ends the connection in the middle of a message, then the next message is received', async () => {
  const receiver = await startReceiver({ port: 0, forward: undefined, onDelivery: () => {} });
  try {
    const [host = '', port] = receiver.authority.split(':');
    const socket = connect(Number(port), host);
    // The interim response means that the message is being read.
    socket.write('POST / HTTP/1.1\r\nHost: hook\r\nContent-Length: 100\r\nExpect: 100-continue\r\n\r\n');
    await once(socket, 'data');
    socket.resetAndDestroy();
    await once(socket, 'close');

    const response = await fetch(`http://${receiver.authority}/`, { method: 'POST', body: '{}' });

    expect(response.status).toBe(503);
  } finally {
    await receiver.stop();
  }
});
