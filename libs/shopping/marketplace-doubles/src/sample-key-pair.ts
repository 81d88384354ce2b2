/** A key pair of no account anywhere, in DER and base64: the one half signs, the other is what was uploaded. */
export const samplePrivateKey = [
  'MIIEvgIBADANBgkqhkiG9w0BAQEFAASCBKgwggSkAgEAAoIBAQCxNZ84T1jPyKhaJsTyIsryRvlE98t3iGX5XIHTC5',
  'yfiuFe29pK0Eg6Dh2dRhAwtzhVuCKm/rg2z3bo3X6MKvEd7Jn3uDCAtLPx/UkmCSwGWMbA3eT5TixxUkxeMAWAiR/7',
  '99Hrzjf4S+w6EL56eRSmGqluH+El6OZVP3P+3wRJZuPTW6OmIQulF0OXglADUUMae1oc445Ln+QdsgC1ekaIwP4+vw',
  '1OSFiNP4SfKqMIQOc/dsJ9cjnkGWhOGsPKmHxHOLuNQCbYlApMBs0hUj+Kznax+gXZQFkMx0x5EFYysPtvcyHCz9Kb',
  'DKKekJLnJj31lP6mMb8gkJsPr+P+gqA5AgMBAAECggEAC0A3KgcwoW2REbszJxfiKHBs4E32tTG73rF6vRxYPvFddm',
  '0xLm2LnmL5ypvRiJRDX37btVxH9BPnLejtIUdTLGYSju2a57sBTzh4adGsgcEmakWURWdLD01NM7ArE0JxfUj6QxVC',
  'TLF+T5/zRfmUv+iCsA8WV3ayVAB9s/VzE1lZuMedUPL6WWzfq8pYFEltEF3/RlzVw+CF/1Nm1ptK8Yd4WP0M0sDDU5',
  'OgHFRqOUWrmBTRZMB/crlPNY5A4Z55aXEmR4BGHYcYcguR1bZGc1zSKhREqeaKFxx89R15WykUyfcbTk3lpepQnd1f',
  'fTdwBt2EiKO/WSqIqressBUJAQKBgQDlFNBwNI4UPd3mRybNnGnUrZnQgUdhnDJPauK8PbdGEVZ1CxT6pZ06QAfyIo',
  'H3bD2ai/ZIaQcpdcnsmooFSKvF1r5madkgBDixr7hmXyUYK2E6bdct4UgEk6DuI0hW+bXPdq9stYcAq8t7jd/xh2NG',
  'z3U+TmZnqcr6WRTENTnvOQKBgQDGCGhTUVEN4aF5ouSclKnOrejjh0D0gdHj+78lNlwW8SJjtF3crq1f4d+WPiW5se',
  'g4otV33kReIbXzTMoRFx4XuVvXO4B112mVT+3YL8EW7909r/ivB0ULkFz9wblqzKN4YjHj9Ifww0IikgpSC/ncqqeq',
  '3GE/0/2Kq/TXhi05AQKBgQCWKFSQmAJhhkQDg7QNpm9AdyKRp4vwkX/wyrEgjpuplAfF5KO1wAUVf481yiTC1/JxcT',
  'jYMe/93zWin5HE8OOXZLGdU9h8wgefgP0wLUGVXCn5MLKRYk/goBwmvH3YdQoVmUhXy41YhUN2E4MtQH90lNvXIXDC',
  'lmt0OhwAmJsHEQKBgD5uZh1mNGxw5oxHW1U11PbQguxANq0exEHgmtkrcwrUiGfwc+rfss7Ykbl27EPHn5NDWpMIon',
  'sem5MRcV7D7/vAtwB6xLvh5mppIW2XWINXqWMKOBdN7ml/4KErUr4lt597LYlVDQpNNGtbqR9GoUX9ExDdm1cZCQSP',
  'w4eyyE0BAoGBAJm8ddBW2F7F8xms0RBeYP/v5iDjqr8UnFSUx4LLy6lJM1AMS/Dre+MZhnygaCLz+l3MvpPEK7B70E',
  'WarfqcdcF2RAJc2upp4dnlTZuXKE/FmES0gerJZ+TJgJzJCUFPMGV44Bj+UPujIX1gBS2LawjncKgrBjH1zHb8FIim',
  'mPuj',
].join('');

/** The public half. */
export const samplePublicKey = [
  'MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEAsTWfOE9Yz8ioWibE8iLK8kb5RPfLd4hl+VyB0wucn4rhXt',
  'vaStBIOg4dnUYQMLc4Vbgipv64Ns926N1+jCrxHeyZ97gwgLSz8f1JJgksBljGwN3k+U4scVJMXjAFgIkf+/fR6843',
  '+EvsOhC+enkUphqpbh/hJejmVT9z/t8ESWbj01ujpiELpRdDl4JQA1FDGntaHOOOS5/kHbIAtXpGiMD+Pr8NTkhYjT',
  '+EnyqjCEDnP3bCfXI55BloThrDyph8Rzi7jUAm2JQKTAbNIVI/is52sfoF2UBZDMdMeRBWMrD7b3Mhws/SmwyinpCS',
  '5yY99ZT+pjG/IJCbD6/j/oKgOQIDAQAB',
].join('');
