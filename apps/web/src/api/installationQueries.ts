import { queryOptions } from '@tanstack/react-query';
import { api } from './client.js';

/** Milliseconds between two looks at what goes on by itself. */
const LOOK_AGAIN = 3_000;
const SOON = 1_000;

export const installationQuery = queryOptions({
  queryKey: ['installation'],
  queryFn: ({ signal }) => api.get('/api/installation', { signal }),
});

/** Where copies go, looked at again so that it is seen how the next one went. */
export const copiesQuery = queryOptions({
  queryKey: ['installation', 'copies'],
  queryFn: ({ signal }) => api.get('/api/installation/copies', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.copies ? LOOK_AGAIN : false),
});

export const bridgewebsQuery = queryOptions({
  queryKey: ['installation', 'bridgewebs'],
  queryFn: ({ signal }) => api.get('/api/installation/bridgewebs', { signal }),
});

export const mailQuery = queryOptions({
  queryKey: ['installation', 'mail'],
  queryFn: ({ signal }) => api.get('/api/installation/mail', { signal }),
});

export const accountsQuery = queryOptions({
  queryKey: ['installation', 'accounts'],
  queryFn: ({ signal }) => api.get('/api/installation/accounts', { signal }),
});

export const directoryQuery = (search: string) =>
  queryOptions({
    queryKey: ['installation', 'players', search],
    queryFn: async ({ signal }) =>
      (await api.get('/api/installation/players', { params: { query: { search } }, signal })).players,
  });

export const installationClubsQuery = queryOptions({
  queryKey: ['installation', 'clubs'],
  queryFn: async ({ signal }) => (await api.get('/api/installation/clubs', { signal })).clubs,
});

export const memberListsQuery = queryOptions({
  queryKey: ['installation', 'member-lists'],
  queryFn: async ({ signal }) => (await api.get('/api/installation/member-lists', { signal })).lists,
});

export const membersFoundQuery = (search: string) =>
  queryOptions({
    queryKey: ['installation', 'members', search],
    queryFn: async ({ signal }) =>
      (await api.get('/api/installation/member-lists/members', { params: { query: { search } }, signal }))
        .members,
    enabled: search.trim() !== '',
  });

export const receivedSitesQuery = queryOptions({
  queryKey: ['installation', 'sites'],
  queryFn: ({ signal }) => api.get('/api/installation/sites', { signal }),
});

export const personalDataQuery = (id: string) =>
  queryOptions({
    queryKey: ['installation', 'personal-data', id],
    queryFn: ({ signal }) =>
      api.get('/api/installation/personal-data/{somebody}', { params: { path: { somebody: id } }, signal }),
  });

/** Looked at again and again while a walk is under way. */
export const journalsQuery = queryOptions({
  queryKey: ['installation', 'books'],
  queryFn: ({ signal }) => api.get('/api/installation/books', { signal }),
  refetchInterval: ({ state: { data } }) => (data?.run && data.run.ended === null ? SOON : false),
});

export const workQuery = queryOptions({
  queryKey: ['installation', 'work'],
  queryFn: ({ signal }) => api.get('/api/installation/work', { signal }),
  refetchInterval: LOOK_AGAIN,
});

export const backupsQuery = queryOptions({
  queryKey: ['installation', 'backups'],
  queryFn: ({ signal }) => api.get('/api/installation/backups', { signal }),
});

export const backupQuery = (name: string) =>
  queryOptions({
    queryKey: ['installation', 'backups', name],
    queryFn: ({ signal }) =>
      api.get('/api/installation/backups/{backup}', { params: { path: { backup: name } }, signal }),
  });
