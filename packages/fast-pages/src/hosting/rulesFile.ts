/** Where a build holds its response headers as data: for the preview server, and for hosts without a file of their own. */
export const rulesFile = 'hosting/headers.json'
