usage = { $message } ({ $usage })
unknown-language = unknown language "{ $value }": expected one of { $known }
